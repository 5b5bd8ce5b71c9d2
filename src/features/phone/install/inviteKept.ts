const KEY = 'hapju.installInvited'

/**
 * Whether this device has been invited: once, whoever is logged in. Where storage is forbidden there is no
 * invitation, because it would come again and again.
 */
export function isInvited(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return true
  }
}

export function keepInvited(): void {
  try {
    localStorage.setItem(KEY, 'yes')
  } catch {
    // a full storage: the invitation may come once more
  }
}
