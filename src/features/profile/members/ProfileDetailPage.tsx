import { useCallback, useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import type { OtherProfile } from '#contract/http/profile/profile.ts'
import { selectMemberId, type WithAuth } from '#src/auth/authSlice.ts'
import { useListFriendRequestsQuery } from '#src/features/friends/public.ts'
import {
  BlockDialogWhenOpen,
  type BlockTarget,
  type ReportTarget,
  ReportWhenOpen,
} from '#src/features/safety/public.ts'
import { ShareButton } from '#src/features/sharing/public.ts'
import { useGoBack } from '#src/lib/page/goBack.ts'
import { useIdParam } from '#src/lib/page/useIdParam.ts'
import { paths } from '#src/lib/paths.ts'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { AppHeader } from '#src/ui/frame/AppHeader.tsx'
import { BackdropPage } from '#src/ui/frame/BackdropPage.tsx'
import { StageLight } from '#src/ui/frame/StageLight.tsx'
import { BlockIcon } from '#src/ui/icons/BlockIcon.tsx'
import { FlagIcon } from '#src/ui/icons/FlagIcon.tsx'
import { MoreIcon } from '#src/ui/icons/MoreIcon.tsx'
import { MenuWhenOpen } from '#src/ui/overlays/MenuWhenOpen.ts'
import { MemberCard } from './MemberCard.tsx'
import { MemberFacts } from './MemberFacts.tsx'
import { MemberFailure, MemberMissing } from './MemberFailure.tsx'
import { ProfileDetailSkeleton } from './ProfileSkeletons.tsx'
import { RequestDock } from './RequestDock.tsx'
import { useMemberProfile } from './useMemberProfile.ts'

/** Another member (docs/product/profile.md "Another member"). */
export default function ProfileDetailPage() {
  const memberId = useIdParam('memberId')
  const goBack = useGoBack(paths.home())
  const ownId = useSelector((state: WithAuth) => selectMemberId(state))
  const { member, error } = useMemberProfile(memberId)
  const shownId = error && !member ? null : memberId
  // there is nobody to report on the own profile
  const [reported, setReported] = useState<ReportTarget | null>(null)
  const isOther = shownId !== null && shownId !== ownId && member?.canRequestChat !== false
  return (
    <BackdropPage>
      {shownId !== null && (
        <StageLight
          seed={`member-${shownId}`}
          person
          photo={member !== undefined && member.profileImageUrl !== null}
          strength={0.45}
        />
      )}
      <AppHeader
        clear
        onBack={goBack}
        end={
          shownId !== null && (
            <>
              <ShareButton title={member?.nickname ?? null} path={paths.profileDetail(shownId)} />
              {isOther && (
                <SafetyMenu
                  memberId={shownId}
                  nickname={member?.nickname ?? null}
                  onReport={member ? () => setReported(targetOf(member)) : null}
                  onBlocked={goBack}
                />
              )}
            </>
          )
        }
      />
      {memberId === null ? <MemberMissing /> : <Loaded key={memberId} memberId={memberId} />}
      <ReportWhenOpen
        open={reported !== null}
        target={reported}
        onClose={() => setReported(null)}
        onBlocked={goBack}
      />
    </BackdropPage>
  )
}

function Loaded({ memberId }: { memberId: number }) {
  const { member, error, refetch } = useMemberProfile(memberId)
  // in parallel with the profile: the friend button depends on the open requests
  useListFriendRequestsQuery(undefined, { selectFromResult: nothing })
  if (member) return <ProfileDetail member={member} />
  if (error) return <MemberFailure error={error} onRetry={refetch} />
  return <ProfileDetailSkeleton />
}

const nothing = () => ({})

function ProfileDetail({ member }: { member: OtherProfile }) {
  return (
    <>
      <MemberCard member={member} />
      <MemberFacts member={member} />
      {member.canRequestChat && <RequestDock member={member} />}
    </>
  )
}

const targetOf = ({ memberId, nickname }: OtherProfile): ReportTarget => ({
  kind: 'MEMBER',
  targetId: memberId,
  name: nickname,
  memberId,
})

interface SafetyMenuProps {
  memberId: number
  /** Null until the profile is loaded: who is blocked is named in the question. */
  nickname: string | null
  /** Null until the profile is loaded. */
  onReport: (() => void) | null
  onBlocked: () => void
}

function SafetyMenu({ memberId, nickname, onReport, onBlocked }: SafetyMenuProps) {
  const [open, setOpen] = useState(false)
  const [blocking, setBlocking] = useState<BlockTarget | null>(null)
  const keep = useCallback(() => setBlocking(null), [])
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <IconButton
        ref={button}
        label="메뉴"
        aria-haspopup="menu"
        aria-expanded={open}
        icon={<MoreIcon />}
        onClick={() => setOpen(!open)}
      />
      <MenuWhenOpen
        open={open}
        onClose={() => setOpen(false)}
        anchor={button}
        items={[
          {
            label: '신고',
            icon: <FlagIcon size={20} />,
            disabled: onReport === null,
            onSelect: () => onReport?.(),
          },
          ...(nickname === null
            ? []
            : [
                {
                  label: '차단',
                  icon: <BlockIcon size={20} />,
                  danger: true,
                  onSelect: () => setBlocking({ memberId, nickname }),
                },
              ]),
        ]}
      />
      <BlockDialogWhenOpen open={blocking !== null} member={blocking} onClose={keep} onBlocked={onBlocked} />
    </>
  )
}
