import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { MissingPage } from '../../components/layout/page-error.tsx'
import { PageSkeleton } from '../../components/layout/page-skeleton.tsx'
import { PageHeader } from '../../components/ui/page-header.tsx'
import { CodeBlock } from '../../features/docs/code-block.tsx'

const files = import.meta.glob<string>(
  [
    '../../../../../docs/api/recipes/*.ts',
    '../../../../../docs/api/recipes/python/*.py',
    '../../../../../docs/api/verify-webhook.ts',
  ],
  { query: '?raw', import: 'default' },
)

/** A program that does a common job, to read and to copy. */
export function RecipePage() {
  const { recipe = '' } = useParams()
  const load = Object.entries(files).find(([file]) => file.endsWith(`/${recipe}`))?.[1]
  const { data: code } = useQuery({
    queryKey: ['docs', 'recipe', recipe],
    queryFn: () => load?.() ?? null,
    enabled: load !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!load) return <MissingPage />
  if (!code) return <PageSkeleton />
  return (
    <>
      <PageHeader title={recipe} />
      <CodeBlock name={recipe} code={code} />
    </>
  )
}
