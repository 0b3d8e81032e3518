/**
 * What this browser may keep for us. Storage can be switched off (asking for it throws), null (old web views) or full: nothing here
 * throws, and what cannot be kept is not there when it is read.
 */
export type BrowserStorage = {
  read(key: string): string | null;
  /** What was written as JSON; null where it is none. */
  readJson(key: string): unknown;
  /** False where it is not kept. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  names(): string[];
};

export function storageOf(open: () => Storage | null): BrowserStorage {
  function attempt<T>(work: (storage: Storage) => T, otherwise: T): T {
    try {
      const storage = open();
      return storage ? work(storage) : otherwise;
    } catch {
      return otherwise;
    }
  }
  return {
    read: (key) => attempt((storage) => storage.getItem(key), null),
    readJson: (key) => attempt((storage): unknown => JSON.parse(storage.getItem(key) ?? "null"), null),
    write: (key, value) =>
      attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    names: () => attempt((storage) => Object.keys(storage), []),
  };
}

/** Kept until it is removed, for all tabs. */
export const deviceStorage = storageOf(() => window.localStorage);
/** Kept until the tab is closed, reloads included. */
export const tabStorage = storageOf(() => ("ofPage" in window.sessionStorage ? null : window.sessionStorage));

/**
 * Text of a script for the head of pages with React: where the tab keeps nothing, React Router, which asks for it without a guard, gets
 * a memory that ends with the page.
 */
export const PAGE_MEMORY_SCRIPT =
  "try{sessionStorage.setItem('rf-probe','');sessionStorage.removeItem('rf-probe')}catch{const m=new Map;" +
  "Object.defineProperty(window,'sessionStorage',{value:{ofPage:true,getItem:k=>m.get(k)??null," +
  "setItem(k,v){m.set(k,String(v))},removeItem(k){m.delete(k)}}})}";

/** Text of a script that marks the document where `key` is kept on the device, before the page is painted. */
export function keptHint(key: string, mark: string): string {
  return `try{if(localStorage.getItem("${key}"))document.documentElement.dataset.${mark}=""}catch{}`;
}

/** One value in a database of this browser: for what is no text. `name` is the database's, `store` and `key` are within it. */
export type BrowserValue<T> = {
  /** Null where there is none, or none can be read. */
  read(): Promise<T | null>;
  /** False where it is not kept. */
  write(value: T): Promise<boolean>;
  remove(): void;
};

export function databaseValue<T>(name: string, store: string, key: string): BrowserValue<T> {
  const run = <R>(mode: IDBTransactionMode, work: (values: IDBObjectStore) => IDBRequest): Promise<R> =>
    new Promise((resolve, reject) => {
      const opening = window.indexedDB.open(name, 1);
      opening.onupgradeneeded = () => void opening.result.createObjectStore(store);
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const base = opening.result;
        const end = (settle: () => void) => {
          base.close();
          settle();
        };
        try {
          const changing = base.transaction(store, mode);
          const asked = work(changing.objectStore(store));
          changing.oncomplete = () => end(() => resolve(asked.result as R));
          changing.onabort = () => end(() => reject(changing.error));
        } catch (error) {
          end(() => reject(error));
        }
      };
    });
  return {
    read: () =>
      run<T | undefined>("readonly", (values) => values.get(key)).then(
        (value) => value ?? null,
        () => null,
      ),
    write: (value) =>
      run("readwrite", (values) => values.put(value, key)).then(
        () => true,
        () => false,
      ),
    remove() {
      try {
        window.indexedDB.deleteDatabase(name);
      } catch {
        // A database that is closed to us holds nothing of ours.
      }
    },
  };
}

/** Whether this browser has databases at all. */
export function hasDatabases(): boolean {
  try {
    return Boolean(window.indexedDB);
  } catch {
    return false;
  }
}
