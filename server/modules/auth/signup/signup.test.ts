import { beforeEach, describe, expect, it } from 'vitest'
import { ALL_CONSENTS } from '#contract/documents.ts'
import { login, refreshTokens } from '#contract/http/auth/auth.ts'
import { checkNickname, sendCode, signUp, verifyCode } from '#contract/http/auth/signup.ts'
import { consents } from '#server/db/accountTables.ts'
import { emailCodes, members, verifiedEmails } from '#server/db/schema.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
beforeEach(async () => {
  server = await testServer()
  proof = undefined
})

const EMAIL = 'new@example.com'

const asked = (email = EMAIL) => server.call(sendCode, { body: { email } })
const tried = (code: string, email = EMAIL) => server.call(verifyCode, { body: { email, code } })
/** The code of the newest mail. */
const mailedCode = () => /\b\d{5}\b/.exec(server.sentMail.at(-1)!.text)![0]
const anotherCode = () => (mailedCode() === '12345' ? '54321' : '12345')

/** The newest proof. */
let proof: string | undefined

/** Verifies the e-mail; the following sign-ups send its proof. */
async function verified(email = EMAIL): Promise<string> {
  await asked(email)
  proof = (await tried(mailedCode(), email)).value.proof!
  return proof
}

const form = (facts: Record<string, unknown> = {}) => ({
  email: EMAIL,
  proof,
  password: 'onstage25',
  nickname: 'Mina',
  gender: '여성',
  region: '서울',
  age: 23,
  consents: ALL_CONSENTS,
  ...facts,
})
const signedUp = (facts?: Record<string, unknown>) => server.call(signUp, { body: form(facts) })

describe('requesting a code (A5)', () => {
  it('mails five digits and does not reveal them in the answer', async () => {
    const { value } = await asked()
    expect(value).toEqual({ message: '인증번호가 발송되었습니다.' })
    expect(server.sentMail).toMatchObject([{ to: EMAIL, subject: '[합주] 이메일 인증번호 안내' }])
    expect(Number(mailedCode())).toBeGreaterThanOrEqual(10_000)
  })

  it('mails plain text without a link', async () => {
    await asked()
    expect(server.sentMail[0]!.text).not.toMatch(/http|<|www/)
  })

  it('trims and lower-cases the e-mail', async () => {
    await asked('  New@Example.COM ')
    expect(server.sentMail[0]!.to).toBe(EMAIL)
    expect((await tried(mailedCode())).status).toBe(200)
  })

  it('refuses the e-mail of a member, even a withdrawn one', async () => {
    const taken = { status: 400, code: 'MEMBER4002', message: '이미 존재하는 이메일입니다.' }
    expect(await asked((await server.aMember()).email)).toMatchObject(taken)
    expect(await asked((await server.aMember({ withdrawn: true })).email)).toMatchObject(taken)
    expect(server.sentMail).toEqual([])
  })

  it('refuses a malformed e-mail', async () => {
    expect(await asked('new@')).toMatchObject({
      code: 'COMMON400',
      result: { email: '형식이 올바르지 않습니다.' },
    })
    expect(await server.call(sendCode, { body: {} })).toMatchObject({ result: { email: '필수 값입니다.' } })
  })

  it('fails when the mail cannot be handed over', async () => {
    const send = async () => {
      throw new Error('no route to host')
    }
    server = await testServer({ deps: { mail: { send } } })
    expect(await asked()).toMatchObject({ status: 503, code: 'COMMON503' })
  })

  it('stores no readable code', async () => {
    await asked()
    // Every column, and the digest by its shape: five digits also occur in a digest, by chance.
    expect(await server.deps.db.select().from(emailCodes)).toEqual([
      {
        email: EMAIL,
        codeHash: expect.stringMatching(/^[\da-f]{64}$/),
        expiresAt: expect.any(Date),
        wrongTries: 0,
      },
    ])
  })
})

describe('verifying (A6)', () => {
  it('accepts the mailed code, once', async () => {
    await asked()
    expect((await tried(mailedCode())).value).toEqual({
      verified: true,
      proof: expect.stringMatching(/^[\da-f]{64}$/),
      message: '인증이 완료되었습니다.',
    })
    expect(await tried(mailedCode())).toMatchObject({
      status: 400,
      code: 'AUTH4022',
      message: '인증번호가 만료되었습니다.',
    })
  })

  it('stores no readable proof', async () => {
    const given = await verified()
    expect(JSON.stringify(await server.deps.db.select().from(verifiedEmails))).not.toContain(given)
  })

  it('refuses a wrong code and allows another try', async () => {
    await asked()
    expect(await tried(anotherCode())).toMatchObject({
      status: 400,
      code: 'AUTH4021',
      message: '인증번호가 일치하지 않습니다.',
    })
    expect((await tried(mailedCode())).status).toBe(200)
  })

  it('refuses every code after five wrong tries, even when they come at once, and says so', async () => {
    await asked()
    const answers = await Promise.all(Array.from({ length: 8 }, () => tried(anotherCode())))
    const codes = answers.map(({ code }) => code)
    expect(codes.filter((code) => code === 'AUTH4021')).toHaveLength(5)
    expect(codes.filter((code) => code === 'AUTH4024')).toHaveLength(3)
    expect(await tried(mailedCode())).toMatchObject({
      status: 400,
      code: 'AUTH4024',
      message: '인증번호를 너무 많이 틀렸습니다. 인증번호를 다시 받아 주세요.',
    })
    await asked()
    expect((await tried(mailedCode())).status).toBe(200)
  })

  it('resets the wrong tries for a new code', async () => {
    await asked()
    for (let n = 0; n < 4; n += 1) await tried(anotherCode())
    await asked()
    expect((await tried(anotherCode())).code).toBe('AUTH4021')
    expect((await tried(mailedCode())).status).toBe(200)
  })

  it('invalidates the earlier code when another is requested', async () => {
    await asked()
    const earlier = mailedCode()
    do await asked()
    while (mailedCode() === earlier)
    expect((await tried(earlier)).code).toBe('AUTH4021')
    expect((await tried(mailedCode())).status).toBe(200)
  })

  it('accepts a code up to five minutes old', async () => {
    await asked()
    server.clock.advance({ minutes: 4, seconds: 59 })
    expect((await tried(mailedCode())).status).toBe(200)
    await asked()
    server.clock.advance({ minutes: 5 })
    expect((await tried(mailedCode())).code).toBe('AUTH4022')
  })

  it('accepts only the code of the same e-mail', async () => {
    await asked()
    expect((await tried(mailedCode(), 'other@example.com')).code).toBe('AUTH4022')
  })

  it.each(['1234', '123456', '12a45', '１２３４５'])('refuses the malformed code %o', async (code) => {
    expect(await tried(code)).toMatchObject({
      code: 'COMMON400',
      result: { code: '형식이 올바르지 않습니다.' },
    })
  })
})

describe('checking a nickname (A7)', () => {
  const checked = (nickname?: string) => server.call(checkNickname, { query: { nickname } })

  it('reports whether it is free, ignoring case and including withdrawn members', async () => {
    await server.aMember({ nickname: 'Mina' })
    await server.aMember({ nickname: 'jun99', withdrawn: true })
    const taken = { available: false, message: '이미 존재하는 닉네임입니다.' }
    expect((await checked('sora')).value).toEqual({ available: true, message: '사용 가능한 닉네임입니다.' })
    expect((await checked('mINA')).value).toEqual(taken)
    expect((await checked('jun99')).value).toEqual(taken)
  })

  it.each([
    [undefined, '필수 값입니다.'],
    ['', '필수 값입니다.'],
    ['a', '형식이 올바르지 않습니다.'],
    ['미나미나', '형식이 올바르지 않습니다.'],
    ['abcdefghijk', '최대 10자까지 입력할 수 있습니다.'],
    ['a b', '형식이 올바르지 않습니다.'],
  ])('refuses %o', async (nickname, text) => {
    expect(await checked(nickname)).toMatchObject({
      status: 400,
      code: 'COMMON400',
      result: { nickname: text },
    })
  })
})

describe('signing up (A8)', () => {
  it('creates the member and logs them in', async () => {
    await verified()
    const { memberId, refreshToken, message } = (await signedUp()).value
    expect(message).toBe('회원가입이 완료되었습니다.')
    expect((await server.call(refreshTokens, { body: { refreshToken: refreshToken! } })).status).toBe(200)
    expect((await server.call(login, { body: { email: EMAIL, password: 'onstage25' } })).value.memberId).toBe(
      memberId,
    )

    const [row] = await server.deps.db.select().from(members)
    expect(row).toMatchObject({
      nickname: 'Mina',
      gender: 'FEMALE',
      region: '서울',
      age: 23,
      state: 'ACTIVE',
    })
    expect(row!.passwordHash).not.toBe('onstage25')
  })

  it.each([
    [{ gender: '남성' }, { gender: 'MALE' }],
    [{ gender: '기타' }, { gender: 'OTHER' }],
    [{ gender: 'MALE' }, { gender: 'MALE' }],
    [{ region: '-' }, { region: null }],
    [{ region: '' }, { region: null }],
    [{ region: null }, { region: null }],
    [{ region: undefined }, { region: null }],
    [{ age: 14 }, { age: 14 }],
    [{ age: 120 }, { age: 120 }],
  ])('accepts %o', async (facts, stored) => {
    await verified()
    expect((await signedUp(facts)).status).toBe(200)
    expect((await server.deps.db.select().from(members))[0]).toMatchObject(stored)
  })

  it.each([
    [{ email: 'x' }, 'email', '형식이 올바르지 않습니다.'],
    [{ proof: undefined }, 'proof', '필수 값입니다.'],
    [{ proof: '' }, 'proof', '필수 값입니다.'],
    [{ proof: 'x'.repeat(129) }, 'proof', '최대 128자까지 입력할 수 있습니다.'],
    [{ password: 'abcdefgh' }, 'password', '형식이 올바르지 않습니다.'],
    [{ password: '12345678' }, 'password', '형식이 올바르지 않습니다.'],
    [{ password: 'guitar1' }, 'password', '형식이 올바르지 않습니다.'],
    [{ password: 'onstage25 ' }, 'password', '형식이 올바르지 않습니다.'],
    [{ password: 'onstage2534567' }, 'password', '최대 12자까지 입력할 수 있습니다.'],
    [{ nickname: 'ㅁㄴ' }, 'nickname', '형식이 올바르지 않습니다.'],
    [{ gender: '여자' }, 'gender', '허용되지 않는 값입니다.'],
    [{ region: '도쿄' }, 'region', '허용되지 않는 값입니다.'],
    [{ age: 121 }, 'age', '허용 범위를 벗어났습니다.'],
    [{ age: 20.5 }, 'age', '형식이 올바르지 않습니다.'],
    [{ age: '20' }, 'age', '형식이 올바르지 않습니다.'],
    [{ age: undefined }, 'age', '필수 값입니다.'],
    [{ consents: undefined }, 'consents', '필수 값입니다.'],
    [{ consents: { ...ALL_CONSENTS, terms: undefined } }, 'consents.terms', '필수 값입니다.'],
    [
      { consents: { ...ALL_CONSENTS, privacy: '2024-01-01' } },
      'consents.privacy',
      '약관이 바뀌었어요. 화면을 새로 고친 뒤 다시 동의해 주세요.',
    ],
    [
      { consents: { ...ALL_CONSENTS, isFourteen: false } },
      'consents.isFourteen',
      '형식이 올바르지 않습니다.',
    ],
  ])('refuses %o', async (facts, field, text) => {
    await verified()
    const answer = await signedUp(facts)
    expect(answer).toMatchObject({ status: 400, code: 'COMMON400' })
    expect(answer.result).toEqual({ [field]: text })
  })

  it('refuses a negative age with its own code', async () => {
    await verified()
    expect(await signedUp({ age: -1 })).toMatchObject({
      status: 400,
      code: 'MEMBER4003',
      message: '나이는 0 이상의 값만 입력할 수 있습니다.',
    })
  })

  it.each([0, 13])('refuses the age %i, and keeps the proof', async (age) => {
    await verified()
    expect(await signedUp({ age })).toMatchObject({
      status: 400,
      code: 'MEMBER4005',
      message: '만 14세부터 가입할 수 있어요. 나이를 다시 확인해 주세요.',
    })
    expect((await signedUp({ age: 14 })).status).toBe(200)
  })

  it('keeps which versions the member has agreed to, and when', async () => {
    await verified()
    const { memberId } = (await signedUp()).value
    const agreed = { memberId, agreedAt: server.clock.now() }
    const rows = await server.deps.db.select().from(consents).orderBy(consents.document)
    expect(rows).toEqual([
      { ...agreed, document: 'AGE', version: '14' },
      { ...agreed, document: 'PRIVACY', version: ALL_CONSENTS.privacy },
      { ...agreed, document: 'TERMS', version: ALL_CONSENTS.terms },
    ])
  })

  it('keeps no consent of a sign-up that is refused', async () => {
    await server.aMember({ nickname: 'mina' })
    await verified()
    await server.deps.db.delete(consents)
    expect((await signedUp({ nickname: 'MINA' })).code).toBe('MEMBER4009')
    expect(await server.deps.db.$count(consents)).toBe(0)
  })

  const unproven = { status: 400, code: 'AUTH4023', message: '이메일 인증이 필요합니다.' }

  it('refuses a proof that is 30 minutes old, and accepts it until then', async () => {
    await verified()
    server.clock.advance({ minutes: 30 })
    expect(await signedUp()).toMatchObject(unproven)
    await verified()
    server.clock.advance({ minutes: 29, seconds: 59 })
    expect((await signedUp()).status).toBe(200)
  })

  it('refuses a hundred tries of a client without the proof, and the owner still signs up', async () => {
    await verified()
    const guesses = Array.from({ length: 100 }, () => crypto.randomUUID())
    const answers = await Promise.all(
      guesses.map((guess, n) => signedUp({ proof: guess, nickname: `thief${n}` })),
    )
    expect(answers.filter(({ code }) => code === 'AUTH4023')).toHaveLength(100)
    expect(await server.deps.db.$count(members)).toBe(0)
    expect((await signedUp()).status).toBe(200)
  })

  it('refuses the proof of another e-mail', async () => {
    const own = await verified('own@example.com')
    await verified()
    expect(await signedUp({ proof: own })).toMatchObject(unproven)
    expect(await signedUp({ email: 'third@example.com', proof: own })).toMatchObject(unproven)
    expect((await signedUp({ email: 'own@example.com', proof: own })).status).toBe(200)
  })

  it('accepts only the newest proof of an e-mail', async () => {
    const first = await verified()
    await verified()
    expect(await signedUp({ proof: first })).toMatchObject(unproven)
    expect((await signedUp()).status).toBe(200)
  })

  it('refuses a mark that a node of an older version has left, which has no proof', async () => {
    const expiresAt = new Date(server.clock.now().getTime() + 60_000)
    await server.deps.db.insert(verifiedEmails).values({ email: EMAIL, expiresAt })
    expect(await signedUp({ proof: 'null' })).toMatchObject(unproven)
  })

  it('does not reveal without a proof that an e-mail has a member', async () => {
    const { email } = await server.aMember()
    expect(await signedUp({ email, proof: 'a guess' })).toMatchObject(unproven)
  })

  it('refuses a taken e-mail', async () => {
    await verified()
    await server.aMember({ email: EMAIL })
    expect(await signedUp()).toMatchObject({ status: 400, code: 'MEMBER4002' })
  })

  it('refuses a taken nickname and lets the same person choose another', async () => {
    await server.aMember({ nickname: 'mina' })
    await verified()
    expect(await signedUp({ nickname: 'MINA' })).toMatchObject({
      status: 409,
      code: 'MEMBER4009',
      message: '이미 존재하는 닉네임입니다.',
    })
    expect((await signedUp({ nickname: 'mina2' })).status).toBe(200)
  })

  it('accepts a proof only once, also after its member is gone', async () => {
    await verified()
    await signedUp()
    expect(await signedUp({ nickname: 'mina2' })).toMatchObject({ status: 400, code: 'MEMBER4002' })
    expect(await server.deps.db.$count(members)).toBe(1)
    await server.deps.db.delete(members)
    expect(await signedUp()).toMatchObject(unproven)
  })

  it('creates one member from ten sign-ups with one e-mail at once', async () => {
    await verified()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => signedUp({ nickname: `mina${n}` })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'MEMBER4002')).toHaveLength(9)
  })

  it('gives a nickname to one of two sign-ups at once, and the other may continue', async () => {
    const emails = ['first@example.com', 'second@example.com']
    const proofs = [await verified(emails[0]), await verified(emails[1])]
    const answers = await Promise.all(emails.map((email, n) => signedUp({ email, proof: proofs[n] })))
    const loser = answers.findIndex(({ code }) => code === 'MEMBER4009')
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const again = { email: emails[loser], proof: proofs[loser], nickname: 'other' }
    expect((await signedUp(again)).status).toBe(200)
  })
})
