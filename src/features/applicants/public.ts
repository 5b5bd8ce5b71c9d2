export { ApplicantRowContent, applicantRowCss } from './ApplicantRow.tsx'
export { NoApplicants } from './NoApplicants.tsx'
