/** Nothing yet: the pushes join here. */
export function listenForPushes(_worker: ServiceWorkerGlobalScope): void {}
