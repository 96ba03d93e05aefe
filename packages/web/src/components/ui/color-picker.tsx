import '../../styles/color-picker.css'
import { HexColorPicker } from 'react-colorful'

interface ColorPickerProps {
  color: string
  onChange: (color: string) => void
}

/** A color picker that loads when it is opened. Arrow keys move its handles. */
export function ColorPicker({ color, onChange }: ColorPickerProps) {
  return <HexColorPicker color={color} onChange={onChange} className="w-full!" />
}
