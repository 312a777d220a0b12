/** The whole contracts as an OpenAPI document: its own file in the build, loaded when somebody asks for it. */
import { groups } from '../../engines';
import examples from './examples.generated.json';
import { toOpenApi } from './openapi';

/** The OpenAPI 3.1 document of the API at the base address `server`. */
export const openApi = (server: string) => toOpenApi(groups, server, examples);
