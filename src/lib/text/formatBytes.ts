const KB = 1024
const MB = KB * KB

/** `2.4MB`, `830KB`. Limits are written in the same units (`20MB`). */
export function formatBytes(bytes: number): string {
  if (bytes >= MB) return `${(bytes / MB).toFixed(1).replace(/\.0$/, '')}MB`
  return `${Math.max(1, Math.round(bytes / KB))}KB`
}
