export {
  useChangeRecruitmentMutation,
  useCreateRecruitmentMutation,
  useDecideApplicationsMutation,
  useListApplicationsQuery,
  useReadRecruitmentQuery,
} from './recruitmentsApi.ts'
