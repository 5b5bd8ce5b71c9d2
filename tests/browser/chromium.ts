import { findChromium } from '../../scripts/lib/tools.mjs'

/** Chromium as Debian ships it, quiet about the outside world. What the end-to-end tests and the benches start. */
export const CHROMIUM = {
  executablePath: findChromium() ?? undefined,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}
