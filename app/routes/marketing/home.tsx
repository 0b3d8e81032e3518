export default function Home() {
  return <h1>Digital Rental Application Forms for Landlords</h1>;
}
