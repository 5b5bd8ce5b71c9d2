export async function emptyBrowserStorage(): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  await emptyIndexedDb()
}

/** Empties every store of every database. Deleting them would wait for the app's open connections. */
async function emptyIndexedDb(): Promise<void> {
  for (const { name } of await indexedDB.databases()) {
    if (name === undefined) continue
    const db = await done(indexedDB.open(name))
    const stores = [...db.objectStoreNames]
    if (stores.length > 0) {
      const transaction = db.transaction(stores, 'readwrite')
      await Promise.all(stores.map((store) => done(transaction.objectStore(store).clear())))
    }
    db.close()
  }
}

const done = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB refused'))
  })
