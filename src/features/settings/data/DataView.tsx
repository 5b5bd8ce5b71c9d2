import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Dock } from '#src/ui/frame/Dock.tsx'
import { StepHead } from '#src/ui/frame/StepHead.tsx'
import { ArchiveIcon } from '#src/ui/icons/ArchiveIcon.tsx'
import { theme } from '#src/ui/theme.ts'

interface DataViewProps {
  title: readonly [string, string]
  help: ReactNode
  children: ReactNode
  /** Why the last try failed. */
  failure?: string
  /** The buttons. */
  dock: ReactNode
}

/** The frame of the three states: title, what there is, buttons. */
export function DataView({ title, help, children, failure, dock }: DataViewProps) {
  return (
    <Page>
      <Head level={2} title={title} help={help} />
      {children}
      <Bottom data-tabbed>
        {failure !== undefined && <Failure role="alert">{failure}</Failure>}
        {dock}
      </Bottom>
    </Page>
  )
}

interface FileCardProps {
  title: string
  help: string
  isQuiet?: boolean
  children?: ReactNode
}

export function FileCard({ title, help, isQuiet = false, children }: FileCardProps) {
  return (
    <Card>
      <Row>
        <Tile data-quiet={isQuiet}>
          <ArchiveIcon size={26} />
        </Tile>
        <div>
          <p>{title}</p>
          <small>{help}</small>
        </div>
      </Row>
      {children}
    </Card>
  )
}

const Page = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  padding: 8px var(--gutter) 0;
`

const Head = styled(StepHead)`
  margin-bottom: 24px;
`

const Bottom = styled(Dock)`
  display: flex;
  flex-direction: column;
  gap: 8px;
  margin-left: calc(var(--gutter) * -1);
  margin-right: calc(var(--gutter) * -1);
`

const Failure = styled.p`
  ${theme.type.caption}
  color: ${theme.color.redText};
`

const Card = styled.div`
  padding: 20px;
  border-radius: ${theme.radius.l}px;
  background: ${theme.color.s1};
`

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  > div {
    min-width: 0;
  }
  p {
    ${theme.type.body1}
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    margin-top: 1px;
    ${theme.type.label}
    ${theme.type.numbers}
    font-weight: 500;
    color: ${theme.color.t2};
  }
`

const Tile = styled.span`
  flex: none;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 52px;
  height: 52px;
  border-radius: 16px;
  background: ${theme.color.s3};
  &[data-quiet='true'] {
    color: ${theme.color.t2};
  }
`
