import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Link } from 'react-router-dom'
import type { BandMember } from '#contract/http/bands/bands.ts'
import { SESSION_NAMES } from '#contract/sessions.ts'
import { paths } from '#src/lib/paths.ts'
import { PlusIcon } from '#src/ui/icons/PlusIcon.tsx'
import { Avatar } from '#src/ui/people/Avatar.tsx'
import { InstrumentIcon } from '#src/ui/people/InstrumentIcon.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { theme } from '#src/ui/theme.ts'

const { color, type, radius } = theme

interface SeatProps {
  seat: BandMember
  /** Applies for the session. Null: the member cannot apply. */
  onJoin: (() => void) | null
  /** The word under a wanted session. */
  vacancy: string
}

/** A session with the person who plays it. A wanted session has a button for applying to it instead. */
export function Seat({ seat, onJoin, vacancy }: SeatProps) {
  const { id, name, role, isRecruiting, profileImage } = seat
  const session = (
    <>
      <Instrument>
        <InstrumentIcon session={role} size={28} />
      </Instrument>
      {isRecruiting ? (
        <Place>{onJoin && <PlusIcon size={26} />}</Place>
      ) : (
        <Avatar memberId={id} src={profileImage} size={52} />
      )}
      <b>{SESSION_NAMES[role]}</b>
    </>
  )
  if (!isRecruiting)
    return (
      <Link css={seatCss} to={paths.profileDetail(id)}>
        {session}
        <small>{name}</small>
      </Link>
    )
  if (!onJoin)
    return (
      <div css={seatCss}>
        {session}
        <small>{vacancy}</small>
      </div>
    )
  return (
    <button type="button" css={seatCss} data-open="true" aria-haspopup="dialog" onClick={onJoin}>
      {session}
      <small>{vacancy}</small>
      <VisuallyHidden>지원하기</VisuallyHidden>
    </button>
  )
}

const seatCss = css`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  width: 100%;
  padding: 22px 12px 18px;
  border-radius: ${radius.l}px;
  background: ${color.s1};
  text-align: center;
  b {
    margin-top: 12px;
    ${type.body1}
    font-weight: 700;
  }
  small {
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    ${type.caption}
    color: ${color.t2};
  }
  &:active:not(div) {
    background: ${color.s2};
  }
  &[data-open='true'] {
    background: none;
    box-shadow: inset 0 0 0 1.5px #6b2a31;
  }
  &[data-open='true'] small {
    color: ${color.redText};
  }
`

const Instrument = styled.span`
  position: absolute;
  left: 14px;
  top: 14px;
  color: ${color.t3};
  [data-open='true'] > & {
    color: ${color.redText};
  }
`

const Place = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  width: 52px;
  height: 52px;
  border-radius: 50%;
  background: ${color.s3};
  [data-open='true'] > & {
    background: ${color.red};
    color: ${color.onRed};
  }
`
