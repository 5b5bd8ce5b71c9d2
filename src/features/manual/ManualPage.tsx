import styled from '@emotion/styled'
import { Link, useLocation } from 'react-router-dom'
import { textButtonCss } from '#src/ui/controls/TextButton.tsx'
import { ChevronDownIcon } from '#src/ui/icons/ChevronDownIcon.tsx'
import { theme } from '#src/ui/theme.ts'
import { type Topic, TOPICS } from './topics.ts'

const { color, type, radius } = theme

/** A manual of the app by topic (P10). The anchor in the URL opens its topic. */
export default function ManualPage() {
  const { hash } = useLocation()
  return (
    <Page>
      <h1>사용 안내</h1>
      <p>궁금한 것을 눌러 보세요.</p>
      {TOPICS.map((topic) => (
        <OneTopic key={topic.id} topic={topic} opened={hash === `#${topic.id}`} />
      ))}
    </Page>
  )
}

function OneTopic({ topic: { id, title, words, ways }, opened }: { topic: Topic; opened: boolean }) {
  return (
    <Card id={id} open={opened}>
      <summary>
        <h2>{title}</h2>
        <ChevronDownIcon size={20} />
      </summary>
      {words.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {ways.length > 0 && (
        <nav aria-label={`${title} 화면으로`}>
          {ways.map(({ to, label }) => (
            <Link key={to} css={textButtonCss} data-underlined="true" to={to}>
              {label}
            </Link>
          ))}
        </nav>
      )}
    </Card>
  )
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  padding: 4px var(--gutter) 28px;
  h1 {
    ${type.title2}
  }
  > p {
    margin-bottom: 12px;
    ${type.body2}
    color: ${color.t2};
  }
`

const Card = styled.details`
  border-radius: ${radius.l}px;
  background: ${color.s1};
  scroll-margin-top: calc(var(--header-h) + var(--safe-t) + 8px);
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-height: 56px;
    padding: 8px 16px;
    border-radius: ${radius.l}px;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary svg {
    flex: none;
    color: ${color.t3};
  }
  &[open] summary svg {
    transform: rotate(180deg);
  }
  h2 {
    ${type.body1}
    font-weight: 700;
  }
  p {
    padding: 0 16px 12px;
    ${type.body2}
    color: ${color.t2};
    word-break: keep-all;
    overflow-wrap: anywhere;
  }
  nav {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
    padding: 0 16px 8px;
  }
  a {
    justify-content: flex-start;
  }
`
