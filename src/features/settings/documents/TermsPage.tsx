import { DocumentView } from './DocumentView.tsx'
import terms from './terms.json' with { type: 'json' }

export default function TermsPage() {
  return <DocumentView text={terms} />
}
