import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { theme } from '../theme.ts'
import { Row, Section } from './Section.tsx'

const { color, type } = theme

const SWATCHES = [
  ['bg', color.bg, color.t1],
  ['s1', color.s1, color.t1],
  ['s2', color.s2, color.t1],
  ['s3', color.s3, color.t1],
  ['s4', color.s4, color.t1],
  ['paper', color.paper, color.ink],
  ['red', color.red, color.onRed],
  ['red-deep', color.redDeep, color.onRed],
] as const

export function Colours() {
  return (
    <Section title="바탕과 글자">
      <Grid>
        {SWATCHES.map(([name, background, text]) => (
          <Swatch key={name} style={{ background, color: text }}>
            <b>{name}</b>
            <span>{background}</span>
          </Swatch>
        ))}
      </Grid>
      <Row gap={14} top={14}>
        <span>t1 본문</span>
        <span style={{ color: color.t2 }}>t2 보조</span>
        <span style={{ color: color.t3 }}>t3 힌트</span>
        <span style={{ color: color.redText }}>red-text</span>
        <span style={{ color: color.ok }}>ok</span>
      </Row>
    </Section>
  )
}

export function TypeScale() {
  return (
    <Section title="글자 크기">
      <Types>
        <p css={css(type.display)}>display 34/42</p>
        <p css={css(type.title1)}>title-1 26/35 합주할 사람</p>
        <p css={css(type.title2)}>title-2 22/30 추천 밴드</p>
        <p css={css(type.title3)}>title-3 18/26 가능 세션</p>
        <p css={css(type.body1)}>body-1 16/24 잔잔하다가 터지는 노래</p>
        <p css={css(type.body2)} style={{ color: color.t2 }}>
          body-2 15/22 격주 금요일 밤 합정
        </p>
        <p css={css(type.label)} style={{ color: color.t2 }}>
          label 14/20 남은 시간 <b>03:12</b>
        </p>
        <p css={css(type.caption)} style={{ color: color.t3 }}>
          caption 13/18 오후 8:24
        </p>
        <p css={css(type.micro)} style={{ color: color.t3 }}>
          micro 12/16 홈
        </p>
      </Types>
    </Section>
  )
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 8px;
`

const Swatch = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  height: 64px;
  padding: 10px;
  border-radius: 12px;
  box-shadow: inset 0 0 0 1px rgba(255, 255, 255, 0.08);
  font-size: 11px;
  line-height: 15px;
  letter-spacing: 0;
  ${type.numbers}
  b {
    font-size: 12px;
  }
`

const Types = styled.div`
  > p + p {
    margin-top: 8px;
  }
  > :nth-of-type(n + 6) {
    margin-top: 6px;
  }
  b {
    color: ${color.redText};
    ${type.numbers}
  }
`
