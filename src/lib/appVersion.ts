declare const __APP_VERSION__: string

/** As package.json had it when the app was built. */
export const APP_VERSION = __APP_VERSION__
