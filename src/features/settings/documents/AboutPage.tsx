import about from './about.json' with { type: 'json' }
import { DocumentView } from './DocumentView.tsx'

export default function AboutPage() {
  return <DocumentView text={about} />
}
