import { Bell, Trash2 } from 'lucide-react'
import { toast } from 'sonner'
import { Button } from '../components/ui/button.tsx'
import { useConfirm } from '../components/ui/confirm.tsx'
import { Dialog, DialogContent, DialogFooter, DialogTrigger } from '../components/ui/dialog.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../components/ui/dropdown-menu.tsx'
import { PageHeader } from '../components/ui/page-header.tsx'
import { Sheet, SheetContent, SheetTrigger } from '../components/ui/sheet.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../components/ui/tabs.tsx'

export function FloatExamples() {
  const confirm = useConfirm()
  const ask = () =>
    void confirm({
      title: 'Cancel order O-7KQ2M9X?',
      description: 'Its 3 tickets go back on sale and the buyer is told. Nothing is refunded yet.',
      action: 'Cancel order',
      refusal: 'Keep order',
      isDestructive: true,
    })
  return (
    <div className="grid gap-8">
      <PageHeader title="What floats" />
      <div className="flex flex-wrap gap-2">
        <Dialog>
          <DialogTrigger asChild>
            <Button>Dialog</Button>
          </DialogTrigger>
          <DialogContent title="Resend ticket" description="To the address on the order.">
            <p className="text-sm">anna@example.com</p>
            <DialogFooter>
              <Button>Resend ticket</Button>
            </DialogFooter>
          </DialogContent>
        </Dialog>
        <Button variant="secondary" onClick={ask}>
          Confirm
        </Button>
        <Sheet>
          <SheetTrigger asChild>
            <Button variant="secondary">Sheet</Button>
          </SheetTrigger>
          <SheetContent
            title="Order O-7KQ2M9X"
            description="Anna Lind"
            footer={<Button>Refund €24.00</Button>}
          >
            Details
          </SheetContent>
        </Sheet>
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button variant="secondary">Menu</Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuItem>Resend ticket</DropdownMenuItem>
            <DropdownMenuItem isDestructive>
              <Trash2 />
              Cancel attendee
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
        <Button
          variant="secondary"
          onClick={() => toast.success('Event is live', { description: 'Anyone can buy now.' })}
        >
          <Bell />
          Toast
        </Button>
      </div>
      <Tabs defaultValue="a">
        <TabsList>
          <TabsTrigger value="a">Upcoming</TabsTrigger>
          <TabsTrigger value="b">Ended</TabsTrigger>
          <TabsTrigger value="c">Archived</TabsTrigger>
        </TabsList>
        <TabsContent value="a">Upcoming events</TabsContent>
        <TabsContent value="b">Ended events</TabsContent>
        <TabsContent value="c">Archived events</TabsContent>
      </Tabs>
    </div>
  )
}
