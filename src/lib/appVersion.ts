declare const __APP_VERSION__: string

/** The version in package.json at build time. */
export const APP_VERSION = __APP_VERSION__
