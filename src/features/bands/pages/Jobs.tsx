import { JOB_NAMES } from '#contract/scalars.ts'
import { Section } from '#src/ui/frame/Section.tsx'
import { Tag } from '#src/ui/text/Tag.tsx'
import { Tags } from '#src/ui/text/Tags.tsx'

const nameOf = (job: string) => (job in JOB_NAMES ? JOB_NAMES[job as keyof typeof JOB_NAMES] : job)

/**
 * The jobs of the band's people. A newer server may send jobs unknown to this build: they are shown as sent.
 */
export const Jobs = ({ jobs }: { jobs: readonly string[] }) =>
  jobs.length > 0 && (
    <Section title="하는 일">
      <Tags look="plain" label="하는 일">
        {jobs.map((job) => (
          <Tag key={job}>{nameOf(job)}</Tag>
        ))}
      </Tags>
    </Section>
  )
