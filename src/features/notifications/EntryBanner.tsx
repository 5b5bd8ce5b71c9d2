import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { useEffect, useState } from 'react'
import type { Notification } from '#contract/http/notifications/notifications.ts'
import { columnFixed } from '#src/ui/frame/AppColumn.tsx'
import { BellIcon } from '#src/ui/icons/BellIcon.tsx'
import { ChatIcon } from '#src/ui/icons/ChatIcon.tsx'
import { UserPlusIcon } from '#src/ui/icons/UserPlusIcon.tsx'
import { theme } from '#src/ui/theme.ts'
import { Banner } from './Banner.tsx'
import { bannerOf } from './notificationTexts.ts'

const { motion } = theme

const ICONS: Readonly<Record<string, typeof ChatIcon | undefined>> = {
  CHAT: ChatIcon,
  BAND: ChatIcon,
  FRIEND: UserPlusIcon,
}

/** Slides in from above for 2 s (docs/product/notifications.md "One notification"). Taps pass through it. */
export function EntryBanner({
  notification,
}: {
  notification: Pick<Notification, 'type' | 'isAccepted' | 'application'>
}) {
  const [phase, setPhase] = useState<'here' | 'leaving' | 'gone'>('here')
  useEffect(() => {
    const timers = [
      setTimeout(() => setPhase('leaving'), motion.banner),
      setTimeout(() => setPhase('gone'), motion.banner + motion.base),
    ]
    return () => timers.forEach(clearTimeout)
  }, [])
  if (phase === 'gone') return null
  const Icon = ICONS[notification.type] ?? BellIcon
  return (
    <Top>
      <Moving data-leaving={phase === 'leaving'}>
        <Banner icon={<Icon size={22} />} text={bannerOf(notification)} />
      </Moving>
    </Top>
  )
}

const comeIn = keyframes`from { transform: translateY(calc(-100% - 24px - var(--safe-t))); }`
const fadeIn = keyframes`from { opacity: 0; }`

const Top = styled.div`
  ${columnFixed}
  z-index: ${theme.z.toast};
  top: calc(12px + var(--safe-t));
  padding: 0 12px;
  pointer-events: none;
`

const Moving = styled.div`
  animation: ${comeIn} ${motion.sheet}ms ${motion.out};
  transition:
    opacity ${motion.base}ms ${motion.out},
    transform ${motion.base}ms ${motion.out};
  &[data-leaving='true'] {
    opacity: 0;
    transform: translateY(-24px);
  }
  @media (prefers-reduced-motion: reduce) {
    animation: ${fadeIn} 80ms linear;
    &[data-leaving='true'] {
      transform: none;
      transition-duration: 80ms;
    }
  }
`
