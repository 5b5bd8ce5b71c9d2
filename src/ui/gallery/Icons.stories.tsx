import type { ComponentType } from 'react'
import { Named, Row } from './Section.tsx'

export default { title: 'Icons' }

type Icon = ComponentType<{ size?: number }>
const files = import.meta.glob<Record<string, Icon>>('../icons/*Icon.tsx', { eager: true })
const ICONS = Object.values(files).flatMap((exported) => Object.entries(exported))

/** Every icon by its name. */
export const All = {
  render: () => (
    <main style={{ padding: 20 }}>
      <Row gap={20}>
        {ICONS.map(([name, Glyph]) => (
          <Named key={name} name={name.replace(/Icon$/, '')}>
            <Glyph size={28} />
          </Named>
        ))}
      </Row>
    </main>
  ),
}
