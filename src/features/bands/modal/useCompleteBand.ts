import { skipToken } from '@reduxjs/toolkit/query'
import type { BandStatus } from '#contract/http/bands/bands.ts'
import { SESSION_NAMES } from '#contract/sessions.ts'
import { asApiError } from '#src/api/apiError.ts'
import { type BandCard, cardOfDetail } from '../bandCard.ts'
import { isBandMissing } from '../bandMissing.ts'
import { bandsApi } from '../bandsApi.ts'

interface CompleteBand {
  band: BandCard
  /** Undefined while it is loading. */
  status: BandStatus | undefined
  /** `missing`: unknown or ended. `unread`: what the card lacks could not be read. */
  problem: 'missing' | 'unread' | null
  retry: () => void
}

/**
 * A card completed by the server. B4 adds description, links and end date. B5 adds the wanted session, and is
 * requested only when the card has none. Cards of samples and of music without a band are complete already.
 */
export function useCompleteBand(card: BandCard): CompleteBand {
  const id = card.bandId ?? skipToken
  const detail = bandsApi.useReadBandDetailQuery(id)
  const people = bandsApi.useListBandMembersQuery(card.wanted.length === 0 ? id : skipToken)
  const wanted = people.data?.find(({ isRecruiting }) => isRecruiting)?.role
  const known = detail.data && cardOfDetail(detail.data)
  return {
    band: {
      ...card,
      ...(known && {
        title: known.title || card.title,
        subtitle: known.subtitle || card.subtitle,
        image: card.image ?? known.image,
        description: known.description || card.description,
        deadline: known.deadline,
        links: known.links,
      }),
      tags: wanted ? [...new Set([SESSION_NAMES[wanted], ...card.tags])] : card.tags,
    },
    status: detail.data?.status,
    problem: problemOf(detail.isError ? detail.error : people.isError ? people.error : null),
    retry: () => {
      if (detail.isError) void detail.refetch()
      if (people.isError) void people.refetch()
    },
  }
}

function problemOf(error: unknown): CompleteBand['problem'] {
  if (error === null) return null
  return isBandMissing(asApiError(error)) ? 'missing' : 'unread'
}
