import type { AnyCall } from '#contract/call.ts'
import { ERRORS, type ErrorCode, SUCCESS_CODE, SUCCESS_MESSAGE } from '#contract/errors.ts'
import type { DescribedCall } from './calls.ts'
import type { Response } from './openApi.ts'
import type { Refusal } from './refusals.ts'
import { referenceTo, type Schema } from './schema.ts'

/** The envelope of every answer except a bare one. */
export const ENVELOPES: Record<string, Schema> = {
  Success: {
    description:
      'What an enveloped answer says beside its `result`, and all that an answer without a value says.',
    type: 'object',
    properties: {
      isSuccess: { const: true },
      code: { const: SUCCESS_CODE },
      message: { const: SUCCESS_MESSAGE },
    },
    required: ['isSuccess', 'code', 'message'],
  },
  Failure: {
    description: 'Every failure, also of a call whose success is bare.',
    type: 'object',
    properties: {
      isSuccess: { const: false },
      code: { type: 'string', enum: Object.keys(ERRORS) },
      message: { type: 'string', description: 'For people, in Korean.' },
      result: {
        description: 'With COMMON400 the texts of the fields that are wrong, with CHAT4010 the room.',
      },
    },
    required: ['isSuccess', 'code', 'message'],
  },
  FieldTexts: {
    description:
      'What is wrong, by the path of the field (`snsLinks.youtube`). Absent where no field is to blame.',
    type: 'object',
    additionalProperties: { type: 'string' },
  },
}

const WITHOUT_TOKEN: readonly ErrorCode[] = ['COMMON401', 'AUTH_006', 'AUTH_007']

/** Codes that follow from the shape of a call, whatever its comment says. */
function impliedBy({ auth, path, query, input, multipart, takesKey }: AnyCall): readonly ErrorCode[] {
  return [
    ...(path.includes(':') || query || input || multipart ? (['COMMON400'] as const) : []),
    ...(auth === 'required' ? WITHOUT_TOKEN : []),
    ...(takesKey ? (['COMMON409'] as const) : []),
    ...(input || multipart ? (['COMMON413'] as const) : []),
    ...(multipart ? (['COMMON415'] as const) : []),
    'COMMON500',
    'COMMON503',
  ]
}

/** Responses shared by many calls, by the name under which they are referenced. */
const SHARED: Record<string, readonly ErrorCode[]> = {
  Malformed: ['COMMON400'],
  Unauthenticated: WITHOUT_TOKEN,
  TooLarge: ['COMMON413'],
  OfAnotherType: ['COMMON415'],
  Broken: ['COMMON500'],
  OutOfReach: ['COMMON503'],
}

export const SHARED_RESPONSES = Object.fromEntries(
  Object.entries(SHARED).map(([name, codes]) => [name, failure(codes.map((code) => ({ code, when: '' })))]),
)

/**
 * All codes a call may answer instead of a success, by HTTP status: those its shape implies and those of its
 * comment.
 */
export function allRefusals({ call, refusals }: DescribedCall): Refusal[] {
  const said = new Set(refusals.map(({ code }) => code))
  const implied = impliedBy(call).filter((code) => !said.has(code))
  const all = [...implied.map((code) => ({ code, when: '' })), ...refusals]
  return all.sort((a, b) => ERRORS[a.code][0] - ERRORS[b.code][0])
}

/** The same as responses, one per status with its possible codes. */
export function responsesOf(described: DescribedCall): Record<string, Response | { $ref: string }> {
  const all = allRefusals(described)
  const statuses = [...new Set(all.map(({ code }) => ERRORS[code][0]))]
  const ofStatus = (status: number) => all.filter(({ code }) => ERRORS[code][0] === status)
  return Object.fromEntries(statuses.map((status) => [status, sharedOr(ofStatus(status))]))
}

function sharedOr(refusals: readonly Refusal[]): Response | { $ref: string } {
  const name = Object.keys(SHARED).find(
    (each) =>
      SHARED[each]!.length === refusals.length &&
      refusals.every(({ code, when }) => when === '' && SHARED[each]!.includes(code)),
  )
  return name === undefined ? failure(refusals) : { $ref: `#/components/responses/${name}` }
}

function failure(refusals: readonly Refusal[]): Response {
  const codes = refusals.map(({ code }) => code)
  const line = ({ code, when }: Refusal) =>
    `- \`${code}\` ${ERRORS[code][1]}${when === '' ? '' : ` – ${when}`}`
  return {
    description: refusals.map(line).join('\n'),
    ...(codes.includes('COMMON429') ? { headers: { 'Retry-After': RETRY_AFTER } } : {}),
    content: { 'application/json': { schema: failureWith(codes) } },
  }
}

const RETRY_AFTER = {
  required: true,
  description: 'Seconds until the call may be made again.',
  schema: { type: 'integer', minimum: 1 },
}

function failureWith(codes: readonly ErrorCode[]): Schema {
  const result = resultOf(codes)
  const properties = { code: { enum: [...codes] }, ...(result ? { result } : {}) }
  return { allOf: [{ $ref: '#/components/schemas/Failure' }, { type: 'object', properties }] }
}

/** The schema of a failure's `result`, if all codes of the status have the same. */
function resultOf(codes: readonly ErrorCode[]): Schema | undefined {
  if (codes.includes('COMMON400')) return { $ref: '#/components/schemas/FieldTexts' }
  return codes.includes('CHAT4010') ? { $ref: referenceTo('ExistingRoom', 'output') } : undefined
}
