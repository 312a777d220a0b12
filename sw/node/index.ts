/** The package as a library: `import { createApi } from 'utility-apis'`. Its types are written by sw/client/declarations.ts. */
import { openApi, type ApiOptions } from './api';
import { buildFiles } from './build-files';

export { UtilityApiError } from '../client/client';

/** The whole API in this process, without a server: one function an operation, and `fetch` for its URLs. */
export const createApi = (options?: ApiOptions) => openApi(buildFiles(import.meta.dirname), options);
