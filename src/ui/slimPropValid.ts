/**
 * Which props a styled HTML element hands to the DOM. Ours are given attributes and nothing else (`data-…` carries state), so
 * the package's list of every attribute there is, 2 kB, has nothing to decide. The build resolves `@emotion/is-prop-valid` to
 * this file (`scripts/lib/leanLibraries.mjs`); tests use the package.
 */
export default (name: string): boolean => name !== 'as' && name !== 'theme'
