import { type ApiError, isRefusedWith } from '#src/api/apiError.ts'

/** CH6 lets the member in neither now nor on another try: the group is closed, or full. */
export const isKeptOut = (failure: ApiError): boolean => isRefusedWith(failure, 'CHAT4011', 'CHAT4012')
