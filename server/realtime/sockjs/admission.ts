/** How many sockets one node holds at once. A stranger is a socket not yet answered with CONNECTED. */
export interface AdmissionLimits {
  sockets: number
  /** High, because a mobile carrier puts thousands of members behind one address. */
  socketsPerIp: number
  strangers: number
  strangersPerIp: number
}

/** At 25 KiB a socket this is about 500 MB; a stranger can occupy 40 KiB more (see `stompSession.ts`). */
export const ADMISSION_LIMITS: AdmissionLimits = {
  sockets: 20_000,
  socketsPerIp: 5_000,
  strangers: 5_000,
  strangersPerIp: 2_500,
}

interface Count {
  sockets: number
  strangers: number
}

/** One admitted socket. Calling a method again has no effect. */
export class Ticket {
  private readonly admission: Admission
  readonly ip: string
  private stranger = true
  private inside = true

  constructor(admission: Admission, ip: string) {
    this.admission = admission
    this.ip = ip
  }

  identified(): void {
    if (!this.stranger) return
    this.stranger = false
    this.admission.count(this.ip, 'strangers', -1)
  }

  leave(): void {
    this.identified()
    if (!this.inside) return
    this.inside = false
    this.admission.count(this.ip, 'sockets', -1)
  }
}

export class Admission {
  private readonly limits: AdmissionLimits
  private readonly all: Count = { sockets: 0, strangers: 0 }
  private readonly byIp = new Map<string, Count>()

  constructor(limits: AdmissionLimits) {
    this.limits = limits
  }

  get strangers(): number {
    return this.all.strangers
  }

  /** Returns null when a limit is reached. */
  admit(ip: string): Ticket | null {
    const { limits, all } = this
    const mine = this.byIp.get(ip)
    if (all.sockets >= limits.sockets || all.strangers >= limits.strangers) return null
    if (mine && (mine.sockets >= limits.socketsPerIp || mine.strangers >= limits.strangersPerIp)) return null
    this.count(ip, 'sockets', 1)
    this.count(ip, 'strangers', 1)
    return new Ticket(this, ip)
  }

  /** Called by tickets only. */
  count(ip: string, what: keyof Count, change: 1 | -1): void {
    const mine = this.byIp.get(ip) ?? { sockets: 0, strangers: 0 }
    this.byIp.set(ip, mine)
    this.all[what] += change
    mine[what] += change
    if (mine.sockets === 0) this.byIp.delete(ip)
  }
}
