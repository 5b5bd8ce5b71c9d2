import { memberSvg } from '#contract/art/memberSvg.ts'
import { memoisedUri } from './memoisedUri.ts'

export const memberUri = memoisedUri(memberSvg)
