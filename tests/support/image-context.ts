import { testContext } from './context';
import * as product from './image-product';

/** A context with the lazy parts of the image engine at hand: a runner of scripts does not import while it runs. */
export const contextOf = ({ metadata, place, signature }: Pick<typeof product, 'metadata' | 'place' | 'signature'>) => {
	const parts: Readonly<Record<string, unknown>> = {
		'image/metadata': metadata,
		'image/place': place,
		'image/signature': signature
	};
	return testContext({ lazy: <M>(name: string) => Promise.resolve(parts[name] as M) });
};

export const imageContext = contextOf(product);
