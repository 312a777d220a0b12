import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { idbKeyStore, memoryKeyStore } from '../../sw/host/keys';
import { testKeyStore } from './key-store';

const unexpected = (error: unknown) => {
	throw error;
};

testKeyStore('memory', () => memoryKeyStore([]));
testKeyStore(
	'IndexedDB',
	() => {
		Object.assign(globalThis, { indexedDB: new IDBFactory() });
		return idbKeyStore(unexpected);
	},
	() => idbKeyStore(unexpected)
);
