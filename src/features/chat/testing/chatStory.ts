import { fc } from '#tests/env/properties.ts'
import type { SendFate } from './chatServer.ts'
import type { UploadFate } from './uploads.ts'

/** The random events of a test: actions of the member, and faults of the network, server and disk. */
export type Happening =
  | { do: 'write' | 'writeElsewhere'; text: string }
  | { do: 'hear'; count: number; isLate?: boolean }
  | { do: 'fate'; fate: SendFate }
  | { do: 'uploadFate'; fate: UploadFate }
  | { do: 'wait'; ms: number }
  | {
      do:
        | 'sendFile'
        | 'cancel'
        | 'expire'
        | 'fillDisk'
        | 'loseNext'
        | 'drop'
        | 'return'
        | 'reload'
        | 'older'
        | 'retry'
        | 'leave'
        | 'come'
        | 'secondTab'
    }

const one = <T extends Happening>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary })

/**
 * Weighted so that about half of the sequences contain a file, and related events often follow each other
 * closely. More than 300 messages while the connection is down are a gap that is skipped, not read.
 */
const happening: fc.Arbitrary<Happening> = fc.oneof(
  one(6, fc.record({ do: fc.constant('write' as const), text: fc.constantFrom('ㅋㅋ', '네', '가', '나') })),
  one(1, fc.record({ do: fc.constant('writeElsewhere' as const), text: fc.constantFrom('ㅋㅋ', '네') })),
  one(
    3,
    fc.record({
      do: fc.constant('hear' as const),
      count: fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom(1, 2, 57) },
        { weight: 1, arbitrary: fc.constant(310) },
      ),
      isLate: fc.boolean(),
    }),
  ),
  one(
    3,
    fc.record({
      do: fc.constant('fate' as const),
      fate: fc.constantFrom<SendFate[]>(
        'lost',
        'twice',
        'late',
        'CHAT4000',
        'COMMON429',
        'COMMON500',
        'ATTACHMENT4004',
      ),
    }),
  ),
  one(
    2,
    fc.record({
      do: fc.constant('uploadFate' as const),
      fate: fc.constantFrom<UploadFate[]>(
        'cut',
        'unanswered',
        'CHAT4000',
        'COMMON413',
        'COMMON429',
        'COMMON500',
        502,
      ),
    }),
  ),
  one(6, fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(0, 5, 20, 45, 300, 3_500) })),
  one(3, fc.constant({ do: 'sendFile' as const })),
  one(
    7,
    fc.record({
      do: fc.constantFrom(
        ...([
          'loseNext',
          'drop',
          'return',
          'reload',
          'older',
          'retry',
          'leave',
          'come',
          'secondTab',
          'cancel',
          'expire',
        ] as const),
      ),
    }),
  ),
  one(1, fc.constant({ do: 'fillDisk' as const })),
)

export const stories: fc.Arbitrary<Happening[]> = fc.array(happening, { minLength: 3, maxLength: 25 })
