import type { Gender } from '#contract/scalars.ts'
import { members } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { insertConsents } from '../modules/auth/consents/consents.queries.ts'
import { consentsOf } from '../modules/auth/consents/consents.service.ts'
import { nextId } from './ids.ts'

interface MemberFacts {
  memberId?: number
  email?: string
  nickname?: string
  password?: string
  bio?: string | null
  profileImageUrl?: string | null
  gender?: Gender
  /** Has agreed to nothing, like a member from before there was anything to agree to. */
  fromBefore?: boolean
  /** The member withdrew today. */
  withdrawn?: boolean
}

/** Enough to call as them (`as: member`) and to log in as them. */
export interface TestMember {
  memberId: number
  email: string
  nickname: string
  password: string
  /** A log-in that is not in the store; the server treats such log-ins as valid. */
  sessionId: string
}

export type MakeMember = (facts?: MemberFacts) => Promise<TestMember>

export function memberMaker({ db, hash, now }: Pick<Deps, 'db' | 'hash' | 'now'>): MakeMember {
  let made = 0
  return async ({
    memberId,
    withdrawn = false,
    fromBefore = false,
    bio = null,
    profileImageUrl = null,
    ...facts
  } = {}) => {
    made += 1
    const { email = `member${made}@example.com`, nickname = `member${made}`, password = 'passw0rd' } = facts
    const { gender = 'OTHER' } = facts
    const [row] = await db
      .insert(members)
      .values({
        ...(memberId === undefined ? {} : { id: memberId }),
        email,
        nickname,
        nicknameKey: nickname.toLowerCase(),
        passwordHash: await hash.hash(password),
        gender,
        age: 23,
        bio,
        profileImageUrl,
        state: withdrawn ? 'INACTIVE' : 'ACTIVE',
        withdrawnOn: withdrawn ? now().toISOString().slice(0, 10) : null,
        createdAt: now(),
      })
      .returning({ id: members.id })
    if (!fromBefore) await insertConsents(db, consentsOf(row!.id, now()))
    return { memberId: row!.id, email, nickname, password, sessionId: nextId() }
  }
}
