import styled from '@emotion/styled'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useGoBack } from '#src/lib/page/goBack.ts'
import { paths } from '#src/lib/paths.ts'
import { textButtonCss } from '#src/ui/controls/TextButton.tsx'
import { AppHeader } from '#src/ui/frame/AppHeader.tsx'
import { theme } from '#src/ui/theme.ts'
import { anchorOf, dayInWords, type Document, minutesToRead } from './documents.ts'

const { color, type, radius } = theme

/**
 * A text with its contents (docs/product/settings.md "Terms and team"). The anchor in the URL is a chapter.
 */
export function DocumentView({ text: { title, lead, version, chapters } }: { text: Document }) {
  // a visitor is led from the settings to the log-in
  const goBack = useGoBack(paths.settings())
  const { hash } = useLocation()
  const current = Math.max(
    0,
    chapters.findIndex((_chapter, nth) => hash === `#${anchorOf(nth)}`),
  )
  useEffect(() => {
    const heading = document.getElementById(hash.slice(1))
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }, [hash])

  return (
    <>
      <AppHeader title={title} onBack={goBack} line />
      <Page>
        <Lead>{lead}</Lead>
        <Facts>
          {version !== null && `${dayInWords(version)}부터 · `}읽는 데 {minutesToRead({ chapters })}분
        </Facts>
        <Contents aria-labelledby="contents">
          <h2 id="contents">차례</h2>
          {chapters.map((chapter, nth) => (
            // in the place of the last jump, so that one step back leaves the text
            <Link
              key={chapter.title}
              replace
              to={{ hash: anchorOf(nth) }}
              aria-current={nth === current ? 'true' : undefined}
            >
              <span>{nth + 1}</span>
              {chapter.title}
            </Link>
          ))}
        </Contents>
        <Prose>
          {chapters.map((chapter, nth) => (
            <section key={chapter.title}>
              <h2 id={anchorOf(nth)} tabIndex={-1}>
                {nth + 1}. {chapter.title}
              </h2>
              {chapter.blocks.map((block) =>
                typeof block === 'string' ? (
                  <p key={block}>{block}</p>
                ) : (
                  <ol key={block[0]}>
                    {block.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ol>
                ),
              )}
            </section>
          ))}
        </Prose>
        <Others aria-label="다른 글">
          {TEXTS.filter(({ name }) => name !== title).map(({ name, to }) => (
            <Link key={to} css={textButtonCss} data-underlined="true" to={to}>
              {name}
            </Link>
          ))}
        </Others>
      </Page>
    </>
  )
}

const TEXTS = [
  { name: '서비스 이용약관', to: paths.terms() },
  { name: '개인정보 처리방침', to: paths.privacy() },
]

const Others = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  margin-top: 28px;
`

const Page = styled.div`
  padding: 20px var(--gutter) calc(48px + var(--safe-b));
`

const Lead = styled.p`
  ${type.title2}
`

const Facts = styled.p`
  margin-top: 4px;
  ${type.body2}
  ${type.numbers}
  color: ${color.t2};
`

const Contents = styled.nav`
  margin-top: 20px;
  padding: 6px 0;
  border-radius: ${radius.l}px;
  background: ${color.s1};
  h2 {
    display: flex;
    align-items: center;
    min-height: 48px;
    padding: 0 16px;
    ${type.body2}
    font-weight: 700;
  }
  a {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 44px;
    padding: 0 16px;
    ${type.body2}
    color: ${color.t2};
  }
  span {
    flex: none;
    width: 20px;
    ${type.numbers}
    color: ${color.t3};
  }
  a[aria-current],
  a[aria-current] span {
    font-weight: 700;
    color: ${color.t1};
  }
  a:focus-visible {
    outline-offset: -2px;
  }
`

const Prose = styled.article`
  h2 {
    margin-top: 36px;
    ${type.title3}
    scroll-margin-top: calc(var(--header-h) + var(--safe-t) + 16px);
  }
  p,
  ol {
    margin-top: 10px;
    ${type.body1}
    line-height: 27px;
    color: ${color.t2};
    word-break: keep-all;
    overflow-wrap: anywhere;
  }
  ol {
    padding-left: 22px;
    list-style: decimal;
  }
  li {
    margin-top: 6px;
    padding-left: 2px;
  }
  li::marker {
    ${type.numbers}
    color: ${color.t3};
  }
`
