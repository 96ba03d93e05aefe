/** A place as Amazon Location describes it. */
export interface Venue {
  PlaceId: string
  PlaceType: string
  Title: string
  Address: {
    Label: string
    Country: { Code2: string; Code3: string; Name: string }
    Region: { Code?: string; Name: string }
    Locality: string
    PostalCode: string
    Street: string
    AddressNumber: string
  }
  Position: [number, number]
  TimeZone: { Name: string; Offset: string }
}

const germany = { Code2: 'DE', Code3: 'DEU', Name: 'Germany' }
const unitedStates = { Code2: 'US', Code3: 'USA', Name: 'United States' }
const portugal = { Code2: 'PT', Code3: 'PRT', Name: 'Portugal' }
const china = { Code2: 'CN', Code3: 'CHN', Name: '中国' }

/** None of them exists. */
export const venues: Venue[] = [
  {
    ...{ PlaceId: 'venue-morgenrot', PlaceType: 'PointOfInterest', Title: 'Halle Morgenrot' },
    Address: {
      Label: 'Halle Morgenrot, Lindenzeile 7, 10999 Berlin, Germany',
      ...{ Country: germany, Region: { Code: 'BE', Name: 'Berlin' }, Locality: 'Berlin' },
      ...{ PostalCode: '10999', Street: 'Lindenzeile', AddressNumber: '7' },
    },
    ...{ Position: [13.4, 52.5], TimeZone: { Name: 'Europe/Berlin', Offset: '+01:00' } },
  },
  {
    ...{ PlaceId: 'venue-lantern', PlaceType: 'PointOfInterest', Title: 'The Lantern Room' },
    Address: {
      Label: 'The Lantern Room, 218 Harbor Row, New York, NY 10013, United States',
      ...{ Country: unitedStates, Region: { Code: 'NY', Name: 'New York' }, Locality: 'New York' },
      ...{ PostalCode: '10013', Street: 'Harbor Row', AddressNumber: '218' },
    },
    ...{ Position: [-74, 40.7], TimeZone: { Name: 'America/New_York', Offset: '-05:00' } },
  },
  {
    ...{ PlaceId: 'venue-aurora', PlaceType: 'PointOfInterest', Title: 'Sala Aurora' },
    Address: {
      Label: 'Sala Aurora, Rua das Gaivotas 31, 4050-118 Porto, Portugal',
      ...{ Country: portugal, Region: { Name: 'Porto' }, Locality: 'Porto' },
      ...{ PostalCode: '4050-118', Street: 'Rua das Gaivotas', AddressNumber: '31' },
    },
    ...{ Position: [-8.6, 41.1], TimeZone: { Name: 'Europe/Lisbon', Offset: '+00:00' } },
  },
  {
    ...{ PlaceId: 'address-harbor-row', PlaceType: 'PointAddress' },
    Title: '220 Harbor Row, New York, NY 10013, United States',
    Address: {
      Label: '220 Harbor Row, New York, NY 10013, United States',
      ...{ Country: unitedStates, Region: { Code: 'NY', Name: 'New York' }, Locality: 'New York' },
      ...{ PostalCode: '10013', Street: 'Harbor Row', AddressNumber: '220' },
    },
    ...{ Position: [-74, 40.7], TimeZone: { Name: 'America/New_York', Offset: '-05:00' } },
  },
  {
    ...{ PlaceId: 'venue-moonlight', PlaceType: 'PointOfInterest', Title: '月光小剧场' },
    Address: {
      Label: '月光小剧场, 上海市桂花里12号, 200040, 中国',
      ...{ Country: china, Region: { Name: '上海市' }, Locality: '上海市' },
      ...{ PostalCode: '200040', Street: '桂花里', AddressNumber: '12' },
    },
    ...{ Position: [121.5, 31.2], TimeZone: { Name: 'Asia/Shanghai', Offset: '+08:00' } },
  },
  // Cities are suggested too.
  {
    ...{ PlaceId: 'city-halle', PlaceType: 'Locality', Title: 'Halle (Saale), Germany' },
    Address: {
      Label: 'Halle (Saale), Germany',
      ...{ Country: germany, Region: { Code: 'ST', Name: 'Saxony-Anhalt' }, Locality: 'Halle (Saale)' },
      ...{ PostalCode: '06108', Street: '', AddressNumber: '' },
    },
    ...{ Position: [12, 51.5], TimeZone: { Name: 'Europe/Berlin', Offset: '+01:00' } },
  },
]
