import { DocumentView } from './DocumentView.tsx'
import privacy from './privacy.json' with { type: 'json' }

export default function PrivacyPage() {
  return <DocumentView text={privacy} />
}
