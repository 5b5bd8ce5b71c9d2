import { asApiError, isRefusedWith } from '#src/api/apiError.ts'

/** Whether a read failed because the member is unknown or withdrawn. */
export const isMemberMissing = (error: unknown): boolean =>
  error !== undefined && isRefusedWith(asApiError(error), 'MEMBER4004')
