/** Texts by their keys, in IndexedDB; or nowhere, where the browser keeps nothing. */
const NAME = "robobid";
const STORE = "texts";

export class Storage {
  readonly #database: IDBDatabase | undefined;

  constructor(database: IDBDatabase | undefined) {
    this.#database = database;
  }

  /** Does anything outlive the page? */
  get keeps(): boolean {
    return this.#database !== undefined;
  }

  static async open(): Promise<Storage> {
    try {
      const opening = indexedDB.open(NAME, 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
      return new Storage(await done(opening));
    } catch {
      return new Storage(undefined);
    }
  }

  async all(): Promise<Record<string, string>> {
    if (!this.#database) return {};
    const store = this.#database.transaction(STORE).objectStore(STORE);
    const [keys, texts] = await Promise.all([done(store.getAllKeys()), done<string[]>(store.getAll())]);
    return Object.fromEntries(keys.map((key, at) => [String(key), texts[at]!]));
  }

  /** Make some changes, all or none; gives what was wrong, or nothing. */
  async keep(changes: Record<string, string | null>): Promise<string> {
    if (!this.#database) return "";
    try {
      const transaction = this.#database.transaction(STORE, "readwrite", { durability: "strict" });
      const store = transaction.objectStore(STORE);
      for (const [key, text] of Object.entries(changes)) {
        if (text === null) store.delete(key);
        else store.put(text, key);
      }
      await new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onerror = transaction.onabort = () => reject(transaction.error ?? new Error("the storage refused"));
      });
      return "";
    } catch (error) {
      return String(error);
    }
  }
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the storage does not answer"));
  });
}
