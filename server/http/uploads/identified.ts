/** Requests of members, by the object that Node made for them. */
const identified = new WeakSet<object>()

/** Notes that a request carries a valid token; `incoming` is Node's request, absent in process. */
export function noteMember(incoming: object | undefined): void {
  if (incoming !== undefined) identified.add(incoming)
}

export const isOfMember = (incoming: object): boolean => identified.has(incoming)
