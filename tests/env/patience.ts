/**
 * How long a test waits for something to happen before it fails, in ms, in jsdom, on the server and in
 * Chromium. It takes milliseconds as a rule, but on a busy machine it may take hundreds of times as long, and
 * only a failing test waits until the end. A wait for a process that starts or ends names a longer time.
 */
export const PATIENCE_MS = 20_000
