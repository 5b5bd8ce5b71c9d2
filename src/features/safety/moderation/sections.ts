import { moderationPaths } from '#src/lib/moderationPaths.ts'
import { BlockIcon } from '#src/ui/icons/BlockIcon.tsx'
import { DocumentIcon } from '#src/ui/icons/DocumentIcon.tsx'
import { FlagIcon } from '#src/ui/icons/FlagIcon.tsx'
import { RetryIcon } from '#src/ui/icons/RetryIcon.tsx'
import { UsersIcon } from '#src/ui/icons/UsersIcon.tsx'

/** The parts of moderation, in the order of the navigation. */
export const SECTIONS = [
  { name: 'cases', title: '신고 처리', to: moderationPaths.queue(), Icon: FlagIcon },
  { name: 'objections', title: '이의 제기', to: moderationPaths.objections(), Icon: RetryIcon },
  { name: 'sanctions', title: '제재 내역', to: moderationPaths.sanctions(), Icon: BlockIcon },
  { name: 'members', title: '멤버 찾기', to: moderationPaths.members(), Icon: UsersIcon },
  { name: 'actions', title: '처리 기록', to: moderationPaths.actions(), Icon: DocumentIcon },
] as const

export type SectionName = (typeof SECTIONS)[number]['name']

/** The part that an address belongs to. */
export const sectionAt = (pathname: string) =>
  SECTIONS.find(({ to }, at) => at > 0 && pathname.startsWith(to)) ?? SECTIONS[0]
