import styled from '@emotion/styled'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { Link, useSearchParams } from 'react-router-dom'
import * as v from 'valibot'
import type { SanctionRow } from '#contract/http/safety/moderation.ts'
import { Id } from '#contract/scalars.ts'
import { asApiError, isRefusedWith } from '#src/api/apiError.ts'
import { failureOrOfflineText } from '#src/api/failureText.ts'
import { moderationPaths } from '#src/lib/moderationPaths.ts'
import { useNow } from '#src/lib/time/now.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { textButtonCss } from '#src/ui/controls/TextButton.tsx'
import { Avatar } from '#src/ui/people/Avatar.tsx'
import { theme } from '#src/ui/theme.ts'
import { phaseOf } from '../sanctions/sanctionWords.ts'
import { WordsSheet } from '../WordsSheet.tsx'
import { useLiftSanctionMutation, useListSanctionsInfiniteQuery } from './moderationApi.ts'
import { SAVE_FAILED_TEXT, sanctionText } from './moderationWords.ts'
import { PagedList } from './PagedList.tsx'
import { REASON_FIELD } from './reasonField.ts'
import { SanctionFacts } from './SanctionFacts.tsx'

/** Sanctions (MD5, MD6), newest first; with `memberId` in the address those of one member. */
export function SanctionsPart() {
  const [params] = useSearchParams()
  const parsed = v.safeParse(Id, params.get('memberId'))
  const memberId = parsed.success ? parsed.output : null
  const query = useListSanctionsInfiniteQuery(memberId, { refetchOnMountOrArgChange: true })
  const [lifted, setLifted] = useState<SanctionRow | null>(null)
  const of = query.currentData?.pages[0]?.sanctions[0]?.nickname
  return (
    <>
      {memberId !== null && (
        <Of>
          <p>{of === undefined ? '한 멤버의 제재' : `${of}님의 제재`}</p>
          <Link css={textButtonCss} to={moderationPaths.sanctions()}>
            모두 보기
          </Link>
        </Of>
      )}
      <PagedList
        query={{ ...query, data: query.currentData }}
        rowsOf={({ sanctions }) => sanctions}
        label="제재 목록"
        failedText="제재를 불러오지 못했습니다."
        emptyText={memberId === null ? '제재가 없어요.' : '받은 제재가 없어요.'}
      >
        {(sanction) => (
          <Sanction key={sanction.sanctionId} sanction={sanction} onLift={() => setLifted(sanction)} />
        )}
      </PagedList>
      {lifted && <LiftSheet sanction={lifted} onClose={() => setLifted(null)} />}
    </>
  )
}

function Sanction({ sanction, onLift }: { sanction: SanctionRow; onLift: () => void }) {
  const now = useNow()
  const { memberId, nickname, kind } = sanction
  // a warning only stands in the record: there is nothing to end
  const canLift = kind !== 'WARNING' && phaseOf(sanction, now) === 'active'
  return (
    <Row>
      <Avatar memberId={memberId} size={44} />
      <div>
        <h2>{nickname}</h2>
        <SanctionFacts sanction={sanction} />
      </div>
      {canLift && (
        <Button
          size="s"
          aria-haspopup="dialog"
          aria-label={`${nickname} ${sanctionText(sanction)} 풀기`}
          onClick={onLift}
        >
          풀기
        </Button>
      )}
    </Row>
  )
}

function LiftSheet({ sanction, onClose }: { sanction: SanctionRow; onClose: () => void }) {
  const dispatch = useDispatch()
  const [lift] = useLiftSanctionMutation()
  const { sanctionId, nickname } = sanction

  async function send(reason: string): Promise<string | null> {
    const { error } = await lift({ sanctionId, reason })
    const failure = error === undefined ? null : asApiError(error)
    if (failure === null) dispatch(toastShown({ text: '제재를 풀었습니다.', tone: 'ok' }))
    else if (!isRefusedWith(failure, 'SANCTION4010', 'SANCTION4004'))
      return failureOrOfflineText(failure, SAVE_FAILED_TEXT)
    else dispatch(toastShown({ text: failureOrOfflineText(failure, SAVE_FAILED_TEXT), tone: 'error' }))
    return null
  }

  return (
    <WordsSheet
      {...REASON_FIELD}
      onClose={onClose}
      title="제재 풀기"
      text={`${sanctionText(sanction)}이 바로 풀리고, 가린 것이 다시 보여요.`}
      label={`${nickname}님에게 보낼 말`}
      act="제재 풀기"
      wordsKey={`lift.${sanctionId}`}
      onSend={send}
    />
  )
}

const { color, type } = theme

const Of = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding: 4px var(--gutter);
  ${type.label}
  color: ${color.t2};
`

const Row = styled.li`
  display: flex;
  align-items: flex-start;
  gap: 14px;
  padding: 14px var(--gutter);
  & + & {
    box-shadow: inset 0 1px 0 ${color.line};
  }
  > div {
    flex: 1;
    min-width: 0;
  }
  h2 {
    ${type.body1}
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  /* a phone at 200 % zoom */
  @media (max-width: 280px) {
    flex-wrap: wrap;
  }
`
