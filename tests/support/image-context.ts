import * as metadata from '../../engines/image/metadata.lazy';
import * as place from '../../engines/image/place.lazy';
import * as signature from '../../engines/image/signature.lazy';
import { testContext } from './context';

const PARTS: Readonly<Record<string, unknown>> = {
	'image/metadata': metadata,
	'image/place': place,
	'image/signature': signature
};

/** A context with the lazy parts of the image engine at hand: a runner of scripts does not import while it runs. */
export const imageContext = testContext({ lazy: <M>(name: string) => Promise.resolve(PARTS[name] as M) });
