import '../../styles/color-picker.css'
import { HexColorPicker } from 'react-colorful'

interface ColorPickerProps {
  color: string
  onChange: (color: string) => void
}

/** Loaded when somebody opens it; arrow keys move its handles. */
export function ColorPicker({ color, onChange }: ColorPickerProps) {
  return <HexColorPicker color={color} onChange={onChange} className="w-full!" />
}
