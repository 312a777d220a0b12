/** The whole contracts as an OpenAPI document. */
import { groups } from '../../engines';
import examples from './examples.generated.json';
import { toOpenApi } from './openapi';

/** The OpenAPI 3.1 document of the API at the base address `server`. */
export const openApi = (server: string) => toOpenApi(groups, server, examples);
