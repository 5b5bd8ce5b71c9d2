import { coverSvg } from '#contract/art/coverSvg.ts'
import { memoisedUri } from './memoisedUri.ts'

export const coverUri = memoisedUri(coverSvg)
