import type { CapacityAssignment } from '@foyer/contracts/capacity-assignment/capacity-assignment'
import { Trans, useLingui } from '@lingui/react/macro'
import { Power, PowerOff, Trash2 } from 'lucide-react'
import type { To } from 'react-router-dom'
import { toast } from 'sonner'
import { EditMenuItem } from '../../components/foyer/edit-menu-item.tsx'
import { useConfirm } from '../../components/ui/confirm.tsx'
import { DropdownMenuItem } from '../../components/ui/dropdown-menu.tsx'
import { changeThen } from '../../lib/api/change-then.ts'
import { useDeleteCapacityAssignment, useSetCapacityStatus } from './capacity-assignment-mutations.ts'

interface CapacityAssignmentMenuProps {
  assignment: CapacityAssignment
  href: To
}

export function CapacityAssignmentMenu({ assignment, href }: CapacityAssignmentMenuProps) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const setStatus = useSetCapacityStatus(assignment.event_id)
  const remove = useDeleteCapacityAssignment(assignment.event_id)
  const isActive = assignment.status === 'ACTIVE'
  const toggle = () =>
    changeThen(setStatus, { id: assignment.id, status: isActive ? 'INACTIVE' : 'ACTIVE' }, () =>
      toast.success(isActive ? t`Capacity deactivated` : t`Capacity activated`),
    )
  const askToDelete = async () => {
    const isConfirmed = await confirm({
      title: t`Delete “${assignment.name}”?`,
      description: t`Its tickets are then limited only by their own quantities. Orders do not change.`,
      action: t`Delete capacity`,
      isDestructive: true,
    })
    if (isConfirmed) changeThen(remove, assignment.id, () => toast.success(t`Capacity deleted`))
  }
  return (
    <>
      <EditMenuItem href={href} />
      <DropdownMenuItem onSelect={toggle}>
        {isActive ? <PowerOff /> : <Power />}
        {isActive ? <Trans>Deactivate</Trans> : <Trans>Activate</Trans>}
      </DropdownMenuItem>
      <DropdownMenuItem isDestructive onSelect={() => void askToDelete()}>
        <Trash2 />
        <Trans>Delete</Trans>
      </DropdownMenuItem>
    </>
  )
}
