import styled from '@emotion/styled'
import { Link } from 'react-router-dom'
import type { ApplicationList } from '#contract/http/recruitments/applications.ts'
import { paths } from '#src/lib/paths.ts'
import { iconButtonCss } from '#src/ui/controls/IconButton.tsx'
import { PencilIcon } from '#src/ui/icons/PencilIcon.tsx'
import { Skeleton } from '#src/ui/lists/Skeleton.tsx'
import { Cover } from '#src/ui/media/Cover.tsx'
import { theme } from '#src/ui/theme.ts'
import { peopleWhoApplied } from './applicants.ts'

interface ApplicantsHeadProps {
  band: ApplicationList
  /** False while applicants are being chosen. */
  canEdit: boolean
}

/** The band, and how many people applied to it. */
export function ApplicantsHead({ band, canEdit }: ApplicantsHeadProps) {
  const { bandId, bandName, bandImage, status, bandChatList } = band
  const isRecruiting = status === 'RECRUITING'
  return (
    <Head>
      <Cover seed={`band-${bandId}`} src={bandImage} size={64} eager />
      <Words data-words>
        <h1>{bandName}</h1>
        <p>
          지원자 <b>{peopleWhoApplied(bandChatList)}</b>명 ·{' '}
          <span data-recruiting={isRecruiting}>{isRecruiting ? '모집중' : '모집완료'}</span>
        </p>
      </Words>
      {canEdit && (
        <Link
          css={iconButtonCss}
          data-kind="s2"
          to={paths.createBand()}
          state={{ isEditing: true, bandId }}
          aria-label="모집글 수정"
        >
          <PencilIcon size={22} />
        </Link>
      )}
    </Head>
  )
}

export function ApplicantsHeadSkeleton() {
  return (
    <Head aria-hidden="true">
      <Skeleton width={64} height={64} radius={12} css={{ flex: 'none' }} />
      <Words data-words>
        <Skeleton width={140} height={24} />
        <Skeleton width={110} height={16} css={{ marginTop: 10 }} />
      </Words>
    </Head>
  )
}

const Words = styled.div`
  flex: 1;
  min-width: 0;
  h1 {
    ${theme.type.title2}
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  p {
    ${theme.type.body2}
    color: ${theme.color.t2};
  }
  b {
    ${theme.type.numbers}
    color: ${theme.color.t1};
  }
  [data-recruiting='true'] {
    color: ${theme.color.ok};
  }
`

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  padding: 4px var(--gutter) 0;
  /* a phone at 200 % zoom: the name gets its own line */
  @media (max-width: 280px) {
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 12px;
    > [data-words] {
      order: 1;
      flex-basis: 100%;
    }
    h1 {
      white-space: normal;
    }
  }
`
